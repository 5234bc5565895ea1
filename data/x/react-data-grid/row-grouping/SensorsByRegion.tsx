import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

type Grouping = 'region' | 'kind';

/** Returns a column whose cells aren't merged. */
const unmerged = (column: GridColDef<Sensor>): GridColDef<Sensor> => ({
  ...column,
  rowSpanValueGetter: (_value, row) => row.id,
});

const region: GridColDef<Sensor> = { field: 'region', headerName: 'Region', width: 110 };
const kind: GridColDef<Sensor> = { field: 'kind', headerName: 'Sensor', width: 110 };
const others = [
  unmerged({ field: 'station', headerName: 'Station', flex: 1, minWidth: 140 }),
  unmerged({ field: 'outage', headerName: 'Outage (h)', type: 'number', width: 110 }),
];

const columns: Record<Grouping, GridColDef<Sensor>[]> = {
  region: [region, unmerged(kind), ...others],
  kind: [kind, unmerged(region), ...others],
};

export default function SensorsByRegion() {
  const [grouping, setGrouping] = useState<Grouping>('region');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={grouping}
        onChange={(_event, value: Grouping | null) => setGrouping(value ?? grouping)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="region">By region</ToggleButton>
        <ToggleButton value="kind">By sensor</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 480 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Sensors in groups' } }}
          rows={sensors}
          columns={columns[grouping]}
          sortModel={[{ field: grouping, sort: 'asc' }]}
          unstable_rowSpanning
          disableColumnSorting
          disableColumnFilter
          disableColumnMenu
          showCellVerticalBorder
          rowSelection={false}
          hideFooter
          sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
        />
      </Box>
    </Box>
  );
}
