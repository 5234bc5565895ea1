import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gaugeColumns, readings, type Reading } from './readings';
import { revealFocus, stickyStyles } from './revealFocus';

const firstReadings = readings.slice(0, 60);
const columns: GridColDef<Reading>[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  ...gaugeColumns.slice(0, 8),
];
const choices = [
  { field: 'time', label: 'Time' },
  { field: 'g0', label: 'Boiler' },
  { field: 'g7', label: 'Firebox' },
];

export default function ReadingsChosen() {
  const [first, setFirst] = useState('g7');

  const orderedColumns = useMemo(
    () =>
      columns
        .map((column) => {
          const className = column.field === first ? 'sticky' : '';
          return { ...column, cellClassName: className, headerClassName: className };
        })
        .sort((a, b) => Number(b.field === first) - Number(a.field === first)),
    [first],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={first}
        onChange={(_event, value) => setFirst(value ?? first)}
        aria-label="Column to keep at the start"
      >
        {choices.map(({ field, label }) => (
          <ToggleButton key={field} value={field}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{
            main: { 'aria-label': 'Readings with one column kept', onFocus: revealFocus },
          }}
          rows={firstReadings}
          columns={orderedColumns}
          disableVirtualization
          disableColumnSelector
          rowSelection={false}
          hideFooter
          sx={stickyStyles}
        />
      </Box>
    </Stack>
  );
}
