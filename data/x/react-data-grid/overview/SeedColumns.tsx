import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { accessions, formatDay, formatPercent, getAccessionCode, type Accession } from './seeds';

const seedsInBag = 40;

const columns: GridColDef<Accession>[] = [
  { field: 'variety', headerName: 'Variety', width: 190, hideable: false },
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  {
    field: 'plants',
    headerName: 'Plants',
    description: 'How many plants you can expect when you sow all bags',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => Math.round(row.bags * seedsInBag * row.germination),
    valueFormatter: (value: number) => `≈ ${value}`,
  },
  {
    field: 'germination',
    headerName: 'Germination',
    type: 'number',
    width: 130,
    valueFormatter: formatPercent,
  },
  {
    field: 'harvested',
    headerName: 'Harvested',
    type: 'date',
    width: 130,
    valueFormatter: formatDay,
  },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'seed', headerName: 'Seed', children: [{ field: 'variety' }, { field: 'family' }] },
  { groupId: 'stock', headerName: 'Stock', children: [{ field: 'bags' }, { field: 'plants' }] },
  {
    groupId: 'quality',
    headerName: 'Quality',
    children: [{ field: 'germination' }, { field: 'harvested' }],
  },
];

export default function SeedColumns() {
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({ family: false });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={visibility.family !== false}
            onChange={(event) => setVisibility({ ...visibility, family: event.target.checked })}
          />
        }
        label="Show the family"
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock and quality' } }}
          rows={accessions}
          columns={columns}
          getRowId={getAccessionCode}
          columnGroupingModel={groups}
          columnGroupHeaderHeight={40}
          columnHeaderHeight={48}
          columnVisibilityModel={visibility}
          onColumnVisibilityModelChange={setVisibility}
          showColumnVerticalBorder
          hideFooter
        />
      </Box>
    </Box>
  );
}
