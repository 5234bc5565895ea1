import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import { validate, type Draft } from './letters';

interface WriteDialogProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
  onDiscard: () => void;
  onSend: () => void;
}

export default function WriteDialog({
  draft,
  onChange,
  onClose,
  onDiscard,
  onSend,
}: WriteDialogProps) {
  const [attempted, setAttempted] = React.useState(false);
  const toRef = React.useRef<HTMLInputElement>(null);
  const subjectRef = React.useRef<HTMLInputElement>(null);
  const textRef = React.useRef<HTMLTextAreaElement>(null);
  const errors = attempted ? validate(draft) : {};

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const found = validate(draft);
    if (found.to) {
      toRef.current?.focus();
    } else if (found.subject) {
      subjectRef.current?.focus();
    } else if (found.text) {
      textRef.current?.focus();
    } else {
      onSend();
    }
  };

  return (
    <Modal open onClose={onClose}>
      <ModalDialog
        aria-describedby={undefined}
        sx={{ width: 560, maxWidth: 'calc(100vw - 2rem)', overflow: 'auto' }}
      >
        <ModalClose aria-label="Close, and keep the draft" />
        <DialogTitle>Write a letter</DialogTitle>
        <Stack component="form" noValidate onSubmit={submit} spacing={2}>
          <FormControl required error={Boolean(errors.to)}>
            <FormLabel>To</FormLabel>
            <Input
              type="email"
              autoComplete="off"
              value={draft.to}
              onChange={(event) => onChange({ ...draft, to: event.target.value })}
              slotProps={{ input: { ref: toRef } }}
            />
            {errors.to && <FormHelperText>{errors.to}</FormHelperText>}
          </FormControl>
          <FormControl required error={Boolean(errors.subject)}>
            <FormLabel>Subject</FormLabel>
            <Input
              autoComplete="off"
              value={draft.subject}
              onChange={(event) => onChange({ ...draft, subject: event.target.value })}
              slotProps={{ input: { ref: subjectRef } }}
            />
            {errors.subject && <FormHelperText>{errors.subject}</FormHelperText>}
          </FormControl>
          <FormControl required error={Boolean(errors.text)}>
            <FormLabel>Message</FormLabel>
            <Textarea
              minRows={4}
              maxRows={8}
              value={draft.text}
              onChange={(event) => onChange({ ...draft, text: event.target.value })}
              slotProps={{ textarea: { ref: textRef } }}
            />
            {errors.text && <FormHelperText>{errors.text}</FormHelperText>}
          </FormControl>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button type="submit">Send</Button>
            <Button variant="outlined" color="neutral" onClick={onDiscard}>
              Discard
            </Button>
          </Stack>
        </Stack>
      </ModalDialog>
    </Modal>
  );
}
