import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const SHADOWS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ShadowScale() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', p: 2 }}>
      {SHADOWS.map((shadow) => (
        <Sheet
          key={shadow}
          variant="outlined"
          sx={{ width: 88, height: 88, p: 1, borderRadius: 'md', boxShadow: shadow }}
        >
          <Typography level="title-sm">{shadow}</Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
