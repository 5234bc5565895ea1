import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonLinks() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button href="mailto:hut@example.org">Write to the hut</Button>
      <Button
        variant="outlined"
        href="/images/material-ui/ridge-hut.svg"
        download
        startIcon={<DownloadIcon />}
      >
        Download sketch
      </Button>
      <Button
        variant="contained"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Button pattern
      </Button>
    </Stack>
  );
}
