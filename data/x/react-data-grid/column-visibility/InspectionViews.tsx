import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns } from './inspectionColumns';
import { inspections } from './inspections';

const planning: GridColumnVisibilityModel = { wheels: false, brakes: false, boiler: false };
const views = new Map([
  ['Planning', planning],
  ['Measurements', { due: false, inspector: false, remark: false }],
  ['Everything', {}],
]);
const names = [...views.keys()];

const initialState = { columns: { columnVisibilityModel: planning } };

export default function InspectionViews() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState(planning);

  const view = names.find((name) => views.get(name) === model) ?? null;
  const count = columns.filter(({ field }) => model[field] !== false).length;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, name) =>
          apiRef.current.setColumnVisibilityModel(views.get(name) ?? model)
        }
        aria-label="Columns to show"
        sx={{ flexWrap: 'wrap' }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: { xs: 0.75, sm: 2 } }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">
        {count} of {columns.length} columns are visible.
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Inspections in three views' } }}
          rows={inspections}
          columns={columns}
          initialState={initialState}
          onColumnVisibilityModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
