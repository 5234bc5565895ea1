import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addRuleStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiDivider: {
        defaultProps: { textAlign: 'left' },
        styleOverrides: {
          root: { borderBottomWidth: 2 },
          withChildren: { borderBottomWidth: 0, '&::before, &::after': { borderTopWidth: 2 } },
          wrapper: { fontWeight: 600 },
        },
      },
    },
  };
}

export default function DividerThemed() {
  return (
    <ThemeProvider theme={addRuleStyle}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
        <span>Sourdough, whole</span>
        <Divider />
        <span>Sourdough, half</span>
        <Divider role="presentation">Sweet</Divider>
        <span>Cardamom bun</span>
      </Stack>
    </ThemeProvider>
  );
}
