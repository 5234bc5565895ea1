import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function SelectOpen() {
  const [open, setOpen] = React.useState(false);
  const [closed, setClosed] = React.useState(0);

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Gear cable</FormLabel>
      <Select
        defaultValue="coated"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        onClose={() => setClosed(closed + 1)}
      >
        <Option value="steel">Steel</Option>
        <Option value="coated">Coated</Option>
      </Select>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {open ? 'The list is open' : `Closed ${closed} times`}
      </Typography>
    </FormControl>
  );
}
