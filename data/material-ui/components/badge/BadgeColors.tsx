import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const numbers = ['default', 'primary', 'secondary', 'success'] as const;
const dots = ['error', 'info', 'warning'] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {numbers.map((color) => (
        <Badge
          key={color}
          color={color}
          badgeContent={7}
          role="img"
          aria-label={`7 letters, ${color}`}
        >
          <MarkunreadMailboxOutlined />
        </Badge>
      ))}
      {dots.map((color) => (
        <Badge key={color} color={color} variant="dot" role="img" aria-label={`Letters, ${color}`}>
          <MarkunreadMailboxOutlined />
        </Badge>
      ))}
    </Stack>
  );
}
