import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const shades = ['light', 'main', 'dark'];

export default function PaletteRoles() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      {roles.map((role) => (
        <Box key={role} sx={{ display: 'grid', gridTemplateColumns: '6rem 1fr 1fr 1fr', gap: 1 }}>
          <Typography variant="body2">{role}</Typography>
          {shades.map((shade) => (
            <div key={shade}>
              <Box sx={{ height: 40, borderRadius: 1, bgcolor: `${role}.${shade}` }} />
              <Typography variant="caption">{shade}</Typography>
            </div>
          ))}
        </Box>
      ))}
    </Stack>
  );
}
