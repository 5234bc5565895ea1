import * as React from 'react';
import UploadFileRoundedIcon from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonFileInput() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <input
        ref={inputRef}
        hidden
        multiple
        type="file"
        accept="audio/*"
        aria-label="Audio files"
        onChange={(event) => setNames(Array.from(event.target.files ?? [], (file) => file.name))}
      />
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<UploadFileRoundedIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose audio files
      </Button>
      <Typography level="body-sm" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {names.length === 0 ? 'No files chosen' : names.join(', ')}
      </Typography>
    </Stack>
  );
}
