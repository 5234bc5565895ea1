import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaVariables() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Card for the shelf</FormLabel>
      <Textarea
        minRows={2}
        placeholder="Teddy bear, one eye, very loved"
        startDecorator={<Typography level="title-sm">No. 2077</Typography>}
        sx={{
          '--Textarea-radius': '16px',
          '--Textarea-paddingBlock': '16px',
          '--Textarea-paddingInline': '16px',
          '--Textarea-gap': '4px',
          '--Textarea-placeholderOpacity': 0.8,
        }}
      />
    </FormControl>
  );
}
