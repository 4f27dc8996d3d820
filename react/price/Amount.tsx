/** An amount, with its quantity if shown. */
export const Amount = ({ text, per }: { text: string; per?: string | false }) => (
  <>
    <span className="price" part="price">
      {text}
    </span>
    {per && (
      <span className="per" part="per">
        {per}
      </span>
    )}
  </>
);
