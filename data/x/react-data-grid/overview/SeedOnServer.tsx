import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { findAccessions, type SeedPage, type SeedQuery } from './seedServer';
import { getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 180 },
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'donor', headerName: 'Donor', width: 160 },
];

function Search() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter slotProps={{ htmlInput: { 'aria-label': 'Search on the server' } }} />
    </Box>
  );
}

export default function SeedOnServer() {
  const [query, setQuery] = useState<SeedQuery>({
    pagination: { page: 0, pageSize: 5 },
    sort: [],
    filter: { items: [] },
  });
  const [answer, setAnswer] = useState<SeedPage & { query?: SeedQuery }>({ rows: [], total: 0 });

  useEffect(() => {
    let outdated = false;
    findAccessions(query).then((page) => {
      if (!outdated) {
        setAnswer({ ...page, query });
      }
    });
    return () => {
      outdated = true;
    };
  }, [query]);

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        getRowId={getAccessionCode}
        loading={answer.query !== query}
        rowCount={answer.total}
        pageSizeOptions={[5, 10]}
        paginationMode="server"
        paginationModel={query.pagination}
        onPaginationModelChange={(pagination) =>
          setQuery((current) => ({ ...current, pagination }))
        }
        sortingMode="server"
        sortModel={query.sort}
        onSortModelChange={(sort) => setQuery((current) => ({ ...current, sort }))}
        filterMode="server"
        filterModel={query.filter}
        onFilterModelChange={(filter) => setQuery((current) => ({ ...current, filter }))}
        filterDebounceMs={400}
        disableColumnFilter
        resetPageOnSortFilter
        slots={{ toolbar: Search }}
        slotProps={{
          main: { 'aria-label': 'Seeds, page by page from the server' },
          loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        }}
      />
    </Box>
  );
}
