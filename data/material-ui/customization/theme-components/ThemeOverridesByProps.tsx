import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withDashedDrafts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          variants: [
            { props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } },
            {
              props: ({ ownerState }) => ownerState.size === 'small' && !ownerState.onDelete,
              style: { fontWeight: 700 },
            },
          ],
        },
      },
    },
  },
});

export default function ThemeOverridesByProps() {
  return (
    <ThemeProvider theme={withDashedDrafts}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Published" />
        <Chip label="Draft" variant="outlined" />
        <Chip label="New" size="small" />
        <Chip label="New draft" size="small" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
