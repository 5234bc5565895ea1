import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import FlagIcon from '@mui/icons-material/Flag';

function addFieldStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { variant: 'contained', disableElevation: true },
        styleOverrides: {
          root: {
            textTransform: 'none',
            borderRadius: 12,
            '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2 },
            variants: [{ props: { size: 'large' }, style: { paddingBlock: 14 } }],
          },
          startIcon: { marginInlineEnd: 12 },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { borderRadius: 12, '&.Mui-focusVisible': { outline: '3px solid' } },
        },
      },
    },
  };
}

export default function ButtonThemed() {
  return (
    <ThemeProvider theme={addFieldStyle}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button startIcon={<FlagIcon />}>Set goal</Button>
        <Button size="large">Begin ascent</Button>
        <IconButton color="primary" aria-label="Flag this stage">
          <FlagIcon />
        </IconButton>
      </Stack>
    </ThemeProvider>
  );
}
