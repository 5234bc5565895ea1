import * as React from 'react';
import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Preview from './Preview';
import { formatSize, type ArchiveFile } from './archive';

interface FileDetailsProps {
  headingRef: React.Ref<HTMLHeadingElement>;
  file: ArchiveFile;
  /** Returns an error message if the file can't get this name. */
  validate: (name: string) => string | undefined;
  onBack: () => void;
  onRename: (name: string) => void;
}

export default function FileDetails({
  headingRef,
  file,
  validate,
  onBack,
  onRename,
}: FileDetailsProps) {
  const [name, setName] = React.useState(file.name);
  const [error, setError] = React.useState<string>();
  const fieldRef = React.useRef<HTMLInputElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = validate(name);
    setError(found);
    if (found) {
      fieldRef.current?.focus();
    } else {
      setName(name.trim());
      onRename(name.trim());
    }
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton
          aria-label="Back to the files"
          onClick={onBack}
          sx={{ display: { lg: 'none' }, '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
        >
          <ArrowBackRoundedIcon />
        </IconButton>
        <Typography
          ref={headingRef}
          tabIndex={-1}
          level="title-lg"
          component="h2"
          sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
        >
          {file.name}
        </Typography>
      </Stack>
      <Preview folder={file.folder} />
      <Typography sx={{ color: 'text.primary' }}>{file.note}</Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 1,
          m: 0,
          fontSize: 'sm',
          color: 'text.primary',
          '& dt': { fontWeight: 'lg' },
          '& dd': { m: 0 },
        }}
      >
        <dt>Year</dt>
        <dd>{file.year}</dd>
        <dt>Shelf</dt>
        <dd>{file.shelf}</dd>
        <dt>Size</dt>
        <dd>{formatSize(file.size)}</dd>
      </Box>
      <Stack component="form" noValidate onSubmit={submit} spacing={1}>
        <FormControl required error={Boolean(error)}>
          <FormLabel>Name of the file</FormLabel>
          <Input
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
            slotProps={{ input: { ref: fieldRef } }}
          />
          {error && <FormHelperText>{error}</FormHelperText>}
        </FormControl>
        <Button type="submit" variant="outlined" color="neutral" sx={{ alignSelf: 'flex-start' }}>
          Rename
        </Button>
      </Stack>
    </Stack>
  );
}
