import { useState } from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';

export default function AlertCloseSlots() {
  const [folded, setFolded] = useState(false);

  return (
    <Alert
      severity="info"
      role="note"
      onClose={() => setFolded(!folded)}
      closeText="Details of the winter timetable"
      slots={{ closeIcon: folded ? ExpandMoreIcon : ExpandLessIcon }}
      slotProps={{
        closeButton: { size: 'medium', 'aria-expanded': !folded },
        closeIcon: { fontSize: 'medium' },
        message: { sx: { maxWidth: '48ch' } },
      }}
      sx={{ width: '100%' }}
    >
      Winter timetable from 1 November.
      {!folded && ' Trains run every hour, at twenty to. The first one up leaves at 8:40.'}
    </Alert>
  );
}
