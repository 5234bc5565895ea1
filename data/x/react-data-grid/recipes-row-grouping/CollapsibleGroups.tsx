import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

interface Group {
  id: string;
  region: string;
  count: number;
  outage: number;
}

type Row = Group | Sensor;

const isGroup = (row: Row): row is Group => 'count' in row;

const groups: Group[] = ['Coast', 'Ridge', 'Valley'].map((region) => {
  const own = sensors.filter((sensor) => sensor.region === region);
  const outage = own.reduce((sum, sensor) => sum + sensor.outage, 0);
  return { id: `Group ${region}`, region, count: own.length, outage };
});

export default function CollapsibleGroups() {
  const [open, setOpen] = useState<readonly string[]>(['Coast']);

  const rows = useMemo(
    () =>
      groups.flatMap<Row>((group) => [
        group,
        ...sensors.filter(({ region }) => region === group.region && open.includes(region)),
      ]),
    [open],
  );

  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Region and station',
        flex: 1,
        minWidth: 190,
        display: 'flex',
        valueGetter: (_value, row) => (isGroup(row) ? row.region : row.station),
        renderCell: ({ row, value, tabIndex, hasFocus }) => {
          if (!isGroup(row)) {
            return <Box sx={{ paddingInlineStart: 4 }}>{value}</Box>;
          }
          const expanded = open.includes(row.region);
          return (
            <Button
              size="small"
              color="inherit"
              tabIndex={tabIndex}
              ref={(element) => {
                if (hasFocus) {
                  element?.focus();
                }
              }}
              aria-expanded={expanded}
              startIcon={expanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
              onClick={() =>
                setOpen(
                  expanded ? open.filter((region) => region !== row.region) : [...open, row.region],
                )
              }
            >
              {`${row.region} (${row.count})`}
            </Button>
          );
        },
      },
      {
        field: 'kind',
        headerName: 'Sensor',
        width: 100,
        valueGetter: (_value, row) => (isGroup(row) ? 'All' : row.kind),
      },
      { field: 'outage', headerName: 'Outage (h)', type: 'number', width: 110 },
    ],
    [open],
  );

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Outages by region' } }}
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isGroup(row) ? 'group' : '')}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        rowSelection={false}
        hideFooter
        sx={{ [`& .${gridClasses.row}.group`]: { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
