import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Textarea from '@mui/joy/Textarea';

export default function TextareaInverted() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: 340, maxWidth: '100%' }}
    >
      <FormControl>
        <FormLabel>Did we find what you lost?</FormLabel>
        <Textarea
          minRows={3}
          defaultValue="Yes, in two hours."
          endDecorator={
            <Button variant="solid" size="sm">
              Send
            </Button>
          }
        />
      </FormControl>
    </Sheet>
  );
}
