import { useState } from 'react';
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

  return (
    <ThemeProvider theme={withCards}>
      <Button
        variant="outlined"
        onClick={(event) => setAnchorEl(anchorEl ? null : event.currentTarget)}
      >
        index card
      </Button>
      <Popper open={anchorEl !== null} anchorEl={anchorEl}>
        Filed under W, for no reason that is known
      </Popper>
    </ThemeProvider>
  );
}
