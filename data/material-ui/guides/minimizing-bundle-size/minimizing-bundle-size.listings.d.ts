declare module '*/ExportDialog' {
  export default function ExportDialog(props: { onClose: () => void }): React.JSX.Element;
}
