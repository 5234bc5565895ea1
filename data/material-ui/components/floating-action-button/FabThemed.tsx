import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSquareFabs = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiFab: {
      defaultProps: { color: 'primary' },
      styleOverrides: {
        root: {
          borderRadius: 16,
          '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -6 },
          variants: [{ props: { size: 'small' }, style: { borderRadius: 12 } }],
        },
      },
    },
  },
});

export default function FabThemed() {
  return (
    <ThemeProvider theme={withSquareFabs}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Fab aria-label="Add another sighting">
          <AddIcon />
        </Fab>
        <Fab size="small" aria-label="Edit the last note">
          <EditIcon />
        </Fab>
      </Stack>
    </ThemeProvider>
  );
}
