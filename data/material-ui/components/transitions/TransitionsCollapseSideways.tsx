import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function TransitionsCollapseSideways() {
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64 }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Wind
      </Button>
      <Collapse in={open} orientation="horizontal" easing="ease-in-out">
        <Box sx={{ width: 150, paddingInlineStart: 2 }}>14 metres a second, north</Box>
      </Collapse>
    </Box>
  );
}
