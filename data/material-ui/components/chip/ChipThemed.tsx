import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addTinStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiChip: {
        defaultProps: { size: 'small', variant: 'outlined' },
        styleOverrides: {
          root: { borderRadius: 6 },
          label: { textTransform: 'uppercase', fontSize: '0.6875rem' },
        },
        variants: [
          {
            props: { variant: 'outlined', color: 'default' },
            style: { borderStyle: 'dashed' },
          },
        ],
      },
    },
  };
}

export default function ChipThemed() {
  return (
    <ThemeProvider theme={addTinStyle}>
      <Stack direction="row" spacing={1}>
        <Chip label="Organic" />
        <Chip label="Fair trade" color="primary" />
        <Chip label="Loose leaf" />
      </Stack>
    </ThemeProvider>
  );
}
