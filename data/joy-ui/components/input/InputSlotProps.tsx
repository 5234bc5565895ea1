import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSlotProps() {
  return (
    <FormControl
      sx={{ width: '100%', maxWidth: 320 }}
      slotProps={{ root: { 'data-field': 'lot-number' } }}
    >
      <FormLabel>Lot number</FormLabel>
      <Input
        placeholder="0047"
        startDecorator="No."
        endDecorator="of 200"
        slotProps={{
          root: ({ focused }) => ({ sx: { boxShadow: focused ? 'lg' : 'xs' } }),
          input: { inputMode: 'numeric', maxLength: 4, sx: { fontFamily: 'code' } },
          startDecorator: { sx: { fontWeight: 'lg' } },
          endDecorator: { component: 'span', sx: { fontSize: 'sm' } },
        }}
      />
    </FormControl>
  );
}
