/** The look of the playground: the code that it shows is the component without styles. */
import { FormControl as BaseFormControl, formControlClasses } from '@mui/base/FormControl';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export const FormControl = styled(BaseFormControl)({
  width: '100%',
  maxWidth: '320px',
  [`&.${formControlClasses.required}::after`]: { content: '"Required"', fontSize: '14px' },
});

export const Input = styled(BaseInput)({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${inputClasses.input}`]: {
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`&.${inputClasses.error}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
  [`&.${inputClasses.disabled}`]: {
    borderStyle: 'dashed',
    color: 'light-dark(#475569, #94a3b8)',
  },
});
