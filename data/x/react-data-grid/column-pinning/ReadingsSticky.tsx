import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gaugeColumns, readings, type Reading } from './readings';
import { revealFocus, stickyStyles } from './revealFocus';

const createColumns = (timeClass: string): GridColDef<Reading>[] => [
  {
    field: 'time',
    headerName: 'Time',
    width: 110,
    hideable: false,
    cellClassName: timeClass,
    headerClassName: timeClass,
  },
  ...gaugeColumns,
];

const plainColumns = createColumns('');
const stickyColumns = createColumns('sticky');

export default function ReadingsSticky() {
  const [sticky, setSticky] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={sticky} onChange={(event) => setSticky(event.target.checked)} />}
        label="Keep the time visible"
      />
      <Box sx={{ height: 440 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Readings of a test run', onFocus: revealFocus } }}
          rows={readings}
          columns={sticky ? stickyColumns : plainColumns}
          disableVirtualization
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          density="compact"
          rowSelection={false}
          sx={stickyStyles}
        />
      </Box>
    </Box>
  );
}
