import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { readings, type MonthReading } from './readings';

type Dimension = 'station' | 'month';
type Measure = 'rain' | 'sun';

interface PivotRow {
  id: string;
  [column: string]: string | number;
}

const labels = {
  station: 'Station',
  month: 'Month',
  rain: 'Rain (mm)',
  sun: 'Sunshine (h)',
} satisfies Partial<Record<keyof MonthReading, string>>;

const listValues = (dimension: Dimension) => [...new Set(readings.map((row) => row[dimension]))];

/** Creates one row for each value of `down`, with the sum of `measure` for each value of `across`. */
function createPivot(down: Dimension, across: Dimension, measure: Measure) {
  const rows = listValues(down).map((id) => {
    const row: PivotRow = { id };
    readings
      .filter((reading) => reading[down] === id)
      .forEach((reading) => {
        row[reading[across]] = Number(row[reading[across]] ?? 0) + reading[measure];
      });
    return row;
  });
  const columns: GridColDef<PivotRow>[] = [
    { field: 'id', headerName: labels[down], flex: 1, minWidth: 130 },
    ...listValues(across).map<GridColDef<PivotRow>>((field) => ({
      field,
      type: 'number',
      width: 125,
    })),
  ];
  return { rows, columns };
}

export default function RainPivot() {
  const [down, setDown] = useState<Dimension>('station');
  const [measure, setMeasure] = useState<Measure>('rain');
  const across = down === 'station' ? 'month' : 'station';
  const pivot = useMemo(() => createPivot(down, across, measure), [down, across, measure]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Rows"
          value={down}
          onChange={(event) => setDown(event.target.value === 'month' ? 'month' : 'station')}
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="station">Station</MenuItem>
          <MenuItem value="month">Month</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Values"
          value={measure}
          onChange={(event) => setMeasure(event.target.value === 'sun' ? 'sun' : 'rain')}
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="rain">{labels.rain}</MenuItem>
          <MenuItem value="sun">{labels.sun}</MenuItem>
        </TextField>
      </Box>
      <Box sx={{ height: 310 }}>
        <DataGrid
          slotProps={{
            main: { 'aria-label': `${labels[measure]} by ${labels[down]} and ${labels[across]}` },
          }}
          rows={pivot.rows}
          columns={pivot.columns}
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Box>
  );
}
