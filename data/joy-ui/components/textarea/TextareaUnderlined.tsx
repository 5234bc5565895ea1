import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaUnderlined() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Signature line and remarks</FormLabel>
      <Textarea
        variant="plain"
        placeholder="Received complete and undamaged"
        sx={{
          '--Textarea-radius': '0px',
          '--Textarea-paddingInline': '0px',
          borderBottom: '2px solid',
          borderColor: 'neutral.outlinedBorder',
          '&:hover': { borderColor: 'neutral.outlinedColor' },
          '&::before': {
            boxShadow: 'none',
            top: 'auto',
            bottom: '-2px',
            height: '2px',
            backgroundColor: 'var(--Textarea-focusedHighlight)',
            transform: 'scaleX(var(--Textarea-focused))',
            transition: 'transform 150ms',
          },
        }}
      />
    </FormControl>
  );
}
