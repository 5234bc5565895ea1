import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withCards = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPopper: {
      defaultProps: { placement: 'bottom-start' },
      styleOverrides: {
        root: {
          zIndex: theme.zIndex.tooltip,
          padding: 12,
          borderRadius: 8,
          color: '#3a2c00',
          backgroundColor: '#ffe9a8',
        },
      },
    },
  },
});

export default function PopperThemed() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <ThemeProvider theme={withCards}>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        index card
      </Button>
      <Popper id={id} open={open} anchorEl={anchorEl}>
        Filed under W, for unknown reasons
      </Popper>
    </ThemeProvider>
  );
}
