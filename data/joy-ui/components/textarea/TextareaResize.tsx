import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea, { textareaClasses } from '@mui/joy/Textarea';

export default function TextareaResize() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Notes of the night shift</FormLabel>
      <Textarea
        minRows={3}
        maxRows={3}
        defaultValue={'22:10 bicycle helmet\n23:40 phone, cracked screen\n00:15 cello'}
        sx={{ [`& .${textareaClasses.textarea}`]: { resize: 'vertical' } }}
      />
    </FormControl>
  );
}
