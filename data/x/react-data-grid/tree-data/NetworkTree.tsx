import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { isParent, listAncestors, nodes, type NetworkNode } from './network';

interface NameCellProps extends GridRenderCellParams<NetworkNode, string> {
  expanded: boolean;
  onToggle: () => void;
}

function NameCell({ row, tabIndex, hasFocus, expanded, onToggle }: NameCellProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        marginInlineStart: `${listAncestors(row).length * 20}px`,
        gap: 0.5,
      }}
    >
      {isParent(row.id) ? (
        <IconButton
          size="small"
          aria-label={row.name}
          aria-expanded={expanded}
          tabIndex={tabIndex}
          ref={(element) => {
            if (hasFocus) {
              element?.focus();
            }
          }}
          onClick={onToggle}
        >
          {expanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </IconButton>
      ) : (
        <Box sx={{ width: 34 }} />
      )}
      {row.name}
    </Box>
  );
}

export default function NetworkTree() {
  const [expanded, setExpanded] = useState<readonly string[]>(['Coast', 'Gull Mole']);
  const rows = useMemo(
    () => nodes.filter((node) => listAncestors(node).every((id) => expanded.includes(id))),
    [expanded],
  );

  const columns = useMemo<GridColDef<NetworkNode>[]>(() => {
    const toggle = (id: string) =>
      setExpanded((current) =>
        current.includes(id) ? current.filter((other) => other !== id) : [...current, id],
      );
    return [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 210,
        display: 'flex',
        renderCell: (params) => (
          <NameCell
            {...params}
            expanded={expanded.includes(params.row.id)}
            onToggle={() => toggle(params.row.id)}
          />
        ),
      },
      { field: 'kind', headerName: 'Kind', width: 110 },
    ];
  }, [expanded]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Regions, stations, and sensors' } }}
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
