/** Shows the dialog of the playground in the preview instead of in front of the page. */
import Box from '@mui/joy/Box';
import BaseModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';

export function ModalDialog(props: ModalDialogProps) {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280, overflow: 'hidden' }}>
      <BaseModalDialog role="group" aria-modal={undefined} {...props} />
    </Box>
  );
}
