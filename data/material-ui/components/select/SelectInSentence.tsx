import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

export default function SelectInSentence() {
  const [order, setOrder] = React.useState('due');

  return (
    <Typography component="div">
      Repairs, sorted by{' '}
      <Select
        variant="standard"
        disableUnderline
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        inputProps={{ 'aria-label': 'Sort repairs by' }}
        sx={{ font: 'inherit', fontWeight: 'bold' }}
      >
        <MenuItem value="due">due date</MenuItem>
        <MenuItem value="owner">owner</MenuItem>
        <MenuItem value="status">status</MenuItem>
      </Select>
    </Typography>
  );
}
