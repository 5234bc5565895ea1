import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputUnderlined() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Logbook title</FormLabel>
      <Input
        variant="plain"
        defaultValue="Day 3, fog until noon"
        sx={{
          '--Input-radius': '0px',
          '--Input-paddingInline': '0.25rem',
          borderBottom: '2px solid',
          borderColor: 'neutral.outlinedBorder',
          backgroundColor: 'transparent',
          '&::before': {
            top: 'auto',
            bottom: '-2px',
            margin: 0,
            height: '2px',
            boxShadow: 'none',
            backgroundColor: 'var(--Input-focusedHighlight)',
            transform: 'scaleX(var(--Input-focused))',
            transition: 'transform 200ms',
          },
          '&:hover': { borderColor: 'neutral.plainColor' },
        }}
      />
    </FormControl>
  );
}
