import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Switch from '@mui/material/Switch';

export default function PaginationDisabled() {
  const [all, setAll] = useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      <FormControlLabel
        label="Show all nest boxes on one page"
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
      />
      <Pagination aria-label="Nest boxes" count={5} disabled={all} />
    </Box>
  );
}
