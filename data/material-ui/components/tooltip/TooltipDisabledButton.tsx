import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDisabledButton() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Tooltip describeChild title="Opens after sunset">
        <span>
          <Button variant="outlined" disabled>
            Disabled
          </Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="Opens after sunset">
        <Button
          variant="outlined"
          disableRipple
          aria-disabled
          sx={{
            color: 'text.disabled',
            borderColor: 'divider',
            cursor: 'not-allowed',
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'text.primary' },
          }}
        >
          Disabled, can be focused
        </Button>
      </Tooltip>
    </Stack>
  );
}
