import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <FormControl>
        <FormLabel>Outlined</FormLabel>
        <Input variant="outlined" defaultValue="Studio A" />
      </FormControl>
      <FormControl>
        <FormLabel>Soft</FormLabel>
        <Input variant="soft" defaultValue="Studio B" />
      </FormControl>
      <FormControl>
        <FormLabel>Plain</FormLabel>
        <Input variant="plain" defaultValue="Control room" />
      </FormControl>
      <FormControl>
        <FormLabel>Solid</FormLabel>
        <Input variant="solid" defaultValue="Vocal booth" />
      </FormControl>
    </Box>
  );
}
