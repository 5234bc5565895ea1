import * as React from 'react';
import FileUploadIcon from '@mui/icons-material/FileUpload';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonFilePicker() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        startIcon={<FileUploadIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose GPS tracks
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept=".gpx,.kml"
        multiple
        hidden
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          setNames(files.map((file) => file.name));
        }}
      />
      <Typography role="status">
        {names.length === 0 ? 'No track chosen yet.' : `Chosen: ${names.join(', ')}`}
      </Typography>
    </Stack>
  );
}
