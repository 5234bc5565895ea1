import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addCounterStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiBadge: {
        defaultProps: { color: 'primary', max: 9, showZero: true },
        styleOverrides: {
          badge: { borderRadius: 4, fontVariantNumeric: 'tabular-nums' },
          dot: { borderRadius: 2 },
        },
      },
    },
  };
}

export default function BadgeThemed() {
  return (
    <ThemeProvider theme={addCounterStyle}>
      <Stack direction="row" spacing={4}>
        {[0, 5, 14].map((count) => (
          <Badge key={count} badgeContent={count} role="img" aria-label={`Box with ${count}`}>
            <MarkunreadMailboxOutlined />
          </Badge>
        ))}
        <Badge variant="dot" role="img" aria-label="Box with letters">
          <MarkunreadMailboxOutlined />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
