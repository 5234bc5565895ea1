import { useRef, useState } from 'react';
import Done from '@mui/icons-material/Done';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipDeleteIcon() {
  const tableChip = useRef<HTMLDivElement>(null);
  const [poured, setPoured] = useState(false);
  const [kept, setKept] = useState(true);

  const discard = () => {
    tableChip.current?.focus();
    setKept(false);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 32 }}>
      <Chip
        ref={tableChip}
        label={poured ? 'Table 4, poured' : 'Table 4, steeping'}
        aria-keyshortcuts="Delete"
        onDelete={() => setPoured(true)}
        deleteIcon={<Done />}
      />
      {kept && (
        <Chip
          label="Leaf sample"
          variant="outlined"
          aria-keyshortcuts="Delete"
          onDelete={discard}
          deleteIcon={<DeleteOutline />}
        />
      )}
    </Stack>
  );
}
