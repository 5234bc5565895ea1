import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { formatRain, rainDays, type RainDay } from './rainfall';

const columns: GridColDef<RainDay>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'day', headerName: 'Day', width: 120 },
  {
    field: 'millimeters',
    headerName: 'Rain',
    type: 'number',
    width: 100,
    valueFormatter: formatRain,
  },
];

/** Reads lines such as "Hop Yard, tab, 3 October, tab, 4.2". */
function readLines(text: string) {
  return text.split(/\r?\n/).flatMap((line) => {
    const [station = '', day = '', rain = ''] = line.split('\t').map((cell) => cell.trim());
    const millimeters = rain === '' ? NaN : Number(rain);
    return station && day && millimeters >= 0 ? [{ station, day, millimeters }] : [];
  });
}

export default function PasteRain() {
  const [rows, setRows] = useState(rainDays.slice(0, 3));
  const [text, setText] = useState('Saltpan Flat\t3 October\t4.2\nOtterbrook Weir\t3 October\t0.6');
  const [message, setMessage] = useState('');

  const add = () => {
    const found = readLines(text);
    const last = Math.max(0, ...rows.map((row) => row.id));
    setRows([...rows, ...found.map((row, index) => ({ ...row, id: last + index + 1 }))]);
    setMessage(`Rows added: ${found.length}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        label="Station, day, and rain from a spreadsheet"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
        <Button variant="outlined" onClick={add}>
          Add the rows
        </Button>
        <Typography role="status">{message}</Typography>
      </Box>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Rain with pasted rows' } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
