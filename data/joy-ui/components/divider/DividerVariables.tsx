import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerVariables() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Divider
        sx={{
          '--Divider-thickness': '4px',
          '--Divider-lineColor': 'var(--joy-palette-warning-500)',
          borderRadius: 'sm',
        }}
      />
      <Divider role="presentation" sx={{ '--Divider-thickness': '3px', '--Divider-gap': '24px' }}>
        Closed in August
      </Divider>
      <Divider
        sx={{
          '--Divider-thickness': '2px',
          background:
            'linear-gradient(90deg, transparent, var(--joy-palette-danger-500), transparent)',
        }}
      />
    </Stack>
  );
}
