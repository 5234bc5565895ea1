import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonLink() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="mailto:desk@studio.example">
        Contact the desk
      </Button>
      <Button
        component="a"
        href="https://developer.mozilla.org/en-US/docs/Web/API/Web_Audio_API"
        target="_blank"
        rel="noopener"
        variant="outlined"
        endDecorator={<OpenInNewRoundedIcon />}
      >
        Web Audio on MDN
      </Button>
    </Stack>
  );
}
