import * as React from 'react';
import FileUploadIcon from '@mui/icons-material/FileUpload';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ButtonLoadingPosition() {
  const [busy, setBusy] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={busy} onChange={(event) => setBusy(event.target.checked)} />}
        label="Satellite link busy"
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          loading={busy}
          loadingPosition="start"
          startIcon={<FileUploadIcon />}
        >
          Upload log
        </Button>
        <Button variant="outlined" loading={busy}>
          Check in
        </Button>
        <Button variant="outlined" loading={busy} loadingPosition="end" endIcon={<SendIcon />}>
          Send position
        </Button>
      </Stack>
    </Stack>
  );
}
