import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withFlatPopovers = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPopover: {
      defaultProps: {
        elevation: 0,
        transitionDuration: 120,
        anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
      },
      styleOverrides: { paper: { border: '2px solid', borderRadius: 12, padding: 16 } },
    },
  },
});

export default function PopoverThemed() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <ThemeProvider theme={withFlatPopovers}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Opening hours
      </Button>
      <Popover
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Opening hours' } }}
      >
        Daily from 10:00 to 17:00, on steam days from 9:00
      </Popover>
    </ThemeProvider>
  );
}
