import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function InversionPortal() {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 3, borderRadius: 'lg' }}>
      <Stack useFlexGap spacing={2} sx={{ width: 220 }}>
        <Select defaultValue="adult" slotProps={{ button: { 'aria-label': 'Ticket' } }}>
          <Option value="adult">Adult</Option>
          <Option value="child">Child</Option>
        </Select>
        <Select
          defaultValue="adult"
          slotProps={{
            button: { 'aria-label': 'Return ticket' },
            listbox: { disablePortal: true },
          }}
        >
          <Option value="adult">Adult</Option>
          <Option value="child">Child</Option>
        </Select>
      </Stack>
    </Sheet>
  );
}
