import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMultiple() {
  const [parts, setParts] = React.useState(['chain', 'pads']);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Parts to replace</FormLabel>
      <Select
        multiple
        placeholder="None"
        value={parts}
        onChange={(_event, value) => setParts(value)}
      >
        <Option value="chain">Chain</Option>
        <Option value="cassette">Cassette</Option>
        <Option value="pads">Brake pads</Option>
        <Option value="cables">Cables</Option>
      </Select>
    </FormControl>
  );
}
