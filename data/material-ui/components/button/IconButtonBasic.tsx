import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function IconButtonBasic() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Edit waypoint">
        <EditIcon />
      </IconButton>
      <Tooltip title="Copy coordinates">
        <IconButton>
          <ContentCopyIcon />
        </IconButton>
      </Tooltip>
      <IconButton aria-label="Delete waypoint" disabled>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
