import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TutorialErrors() {
  const [member, setMember] = React.useState('');
  const [result, setResult] = React.useState<'none' | 'wrong' | 'reserved'>('none');
  const memberRef = React.useRef<HTMLInputElement>(null);
  const isWrong = result === 'wrong';

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (/^T-\d{4}$/.test(member)) {
      setResult('reserved');
    } else {
      setResult('wrong');
      memberRef.current?.focus();
    }
  };

  return (
    <Sheet
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      sx={{ width: '100%', maxWidth: 340, p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Typography level="h4" component="h3">
        Borrow a tool
      </Typography>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <FormControl>
          <FormLabel>Tool</FormLabel>
          <Select defaultValue="drill" name="tool">
            <Option value="drill">Cordless drill</Option>
            <Option value="trimmer">Hedge trimmer</Option>
          </Select>
        </FormControl>
        <FormControl required error={isWrong}>
          <FormLabel>Member number</FormLabel>
          <Input
            name="member"
            placeholder="T-0000"
            value={member}
            error={isWrong}
            onChange={(event) => {
              setMember(event.target.value);
              setResult('none');
            }}
            slotProps={{ input: { ref: memberRef } }}
          />
          {isWrong && <FormHelperText>Enter a number such as T-0412.</FormHelperText>}
        </FormControl>
        <Button type="submit">Reserve</Button>
      </Stack>
      <Typography role="status" sx={{ mt: 1, color: 'text.primary' }}>
        {result === 'reserved' && 'Reserved. Pick up the tool before 19:00.'}
      </Typography>
    </Sheet>
  );
}
