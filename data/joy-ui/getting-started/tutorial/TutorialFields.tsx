import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TutorialFields() {
  return (
    <Sheet
      component="form"
      variant="outlined"
      onSubmit={(event) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 340, p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Typography level="h4" component="h3">
        Borrow a tool
      </Typography>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <FormControl>
          <FormLabel>Tool</FormLabel>
          <Select defaultValue="drill" name="tool">
            <Option value="drill">Cordless drill</Option>
            <Option value="trimmer">Hedge trimmer</Option>
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Member number</FormLabel>
          <Input name="member" placeholder="T-0000" />
        </FormControl>
        <Button type="submit">Reserve</Button>
      </Stack>
    </Sheet>
  );
}
