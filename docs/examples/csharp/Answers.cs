using System.Runtime.Serialization;

namespace Mostrador.Examples
{
    // Of each answer what these examples read; what a class does not name is passed over.

    /// <summary>A document as it is now.</summary>
    [DataContract]
    public sealed class Document
    {
        [DataMember(Name = "object")]
        public string Kind { get; set; }

        [DataMember(Name = "id")]
        public string Id { get; set; }

        [DataMember(Name = "number")]
        public string Number { get; set; }

        [DataMember(Name = "status")]
        public string Status { get; set; }

        [DataMember(Name = "access_key")]
        public string AccessKey { get; set; }

        [DataMember(Name = "sri_messages")]
        public SriMessage[] SriMessages { get; set; }
    }

    [DataContract]
    public sealed class SriMessage
    {
        [DataMember(Name = "message")]
        public string Message { get; set; }

        [DataMember(Name = "remedy")]
        public string Remedy { get; set; }
    }

    /// <summary>A page of a list.</summary>
    [DataContract]
    public sealed class Page
    {
        [DataMember(Name = "data")]
        public Document[] Data { get; set; }

        /// <summary>Null on the last page.</summary>
        [DataMember(Name = "next_cursor")]
        public string NextCursor { get; set; }
    }

    /// <summary>A refusal.</summary>
    [DataContract]
    public sealed class Problem
    {
        [DataMember(Name = "code")]
        public string Code { get; set; }

        [DataMember(Name = "status")]
        public int Status { get; set; }

        [DataMember(Name = "detail")]
        public string Detail { get; set; }

        [DataMember(Name = "errors")]
        public FieldError[] Errors { get; set; }
    }

    /// <summary>One mistake, and where in the body it is.</summary>
    [DataContract]
    public sealed class FieldError
    {
        [DataMember(Name = "pointer")]
        public string Pointer { get; set; }

        [DataMember(Name = "message")]
        public string Message { get; set; }
    }

    /// <summary>A request for a key: Code and Secret when it is made, Status and ApiKey when it is asked for.</summary>
    [DataContract]
    public sealed class Pairing
    {
        [DataMember(Name = "id")]
        public string Id { get; set; }

        [DataMember(Name = "code")]
        public string Code { get; set; }

        [DataMember(Name = "secret")]
        public string Secret { get; set; }

        [DataMember(Name = "status")]
        public string Status { get; set; }

        /// <summary>Null unless somebody approved.</summary>
        [DataMember(Name = "api_key")]
        public ApiKey ApiKey { get; set; }
    }

    [DataContract]
    public sealed class ApiKey
    {
        [DataMember(Name = "key")]
        public string Key { get; set; }
    }

    /// <summary>What a webhook brings.</summary>
    [DataContract]
    public sealed class WebhookEvent
    {
        [DataMember(Name = "id")]
        public string Id { get; set; }

        [DataMember(Name = "type")]
        public string Type { get; set; }

        [DataMember(Name = "data")]
        public Document Data { get; set; }
    }
}
