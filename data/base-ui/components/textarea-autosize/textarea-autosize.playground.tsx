/** The look of the playground: the code that it shows is the component without styles. */
import { TextareaAutosize as BaseTextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export const TextareaAutosize = styled(BaseTextareaAutosize)({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '320px',
  minWidth: 0,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  fontSize: '16px',
  lineHeight: '24px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  resize: 'none',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  '&::placeholder': { color: 'light-dark(#475569, #94a3b8)', opacity: 1 },
});
