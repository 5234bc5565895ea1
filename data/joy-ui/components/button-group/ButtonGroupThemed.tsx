import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButtonGroup: {
      defaultProps: { variant: 'soft', color: 'success', size: 'sm' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--ButtonGroup-radius': ownerState.orientation === 'vertical' ? '8px' : '16px',
        }),
      },
    },
  },
});

export default function ButtonGroupThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <ButtonGroup aria-label="Drying rack">
        <Button>Hang</Button>
        <Button>Flatten</Button>
        <Button>Mount</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
