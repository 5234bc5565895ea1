import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addSignStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiSvgIcon: {
        defaultProps: { fontSize: 'large' },
        styleOverrides: { root: { strokeWidth: 0.5, stroke: 'currentColor' } },
        variants: [{ props: { color: 'action' }, style: { opacity: 0.7 } }],
      },
    },
  };
}

export default function IconThemed() {
  return (
    <ThemeProvider theme={addSignStyle}>
      <Stack direction="row" spacing={2}>
        <TrainOutlined />
        <LuggageOutlined color="action" />
      </Stack>
    </ThemeProvider>
  );
}
